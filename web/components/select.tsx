import type { Dropdown, DropdownPassThroughOptions, DropdownProps } from "primereact/dropdown";
import { useEffect, useRef, useState } from "react";
import { deferredCode, retryTransient, withPrime } from "./deferred-code.ts";

export const selectCode = deferredCode(
  retryTransient(withPrime(async () => (await import("primereact/dropdown")).Dropdown)),
);

/** Corrects missing and wrong labels of PrimeReact's. */
const corrected: DropdownPassThroughOptions = {
  // PrimeReact would reference an option by an id that none has, on an element without a role.
  root: { "aria-activedescendant": undefined },
  select: { "aria-label": "Auswahl", "aria-hidden": true },
  trigger: { "aria-label": "Auswahl öffnen" },
};

interface Choice {
  readonly label: string;
  readonly value: unknown;
}

interface Choices {
  readonly label: string;
  readonly items: readonly Choice[];
}

type Option = number | string | Choice | Choices;

interface SelectProps extends Omit<DropdownProps, "options" | "value"> {
  options: readonly Option[];
  value: unknown;
}

const choicesIn = (option: Option): readonly Choice[] => {
  if (typeof option !== "object") return [{ label: String(option), value: option }];
  return "items" in option ? option.items : [option];
};

const chosenIn = ({ options, value, placeholder }: SelectProps) => {
  const chosen = options.flatMap(choicesIn).find((choice) => choice.value === value);
  return chosen?.label ?? placeholder;
};

/** Until its code is there, a button shows what is chosen; pressed, it opens the list as soon as it can. */
export const Select = (props: SelectProps) => {
  const [wish, setWish] = useState<"focus" | "open">();
  const { code } = selectCode.useOnceNeeded(wish !== undefined);
  const list = useRef<Dropdown>(null);
  const isThere = code !== undefined;
  useEffect(() => {
    if (!isThere || !wish) return;
    list.current?.focus();
    if (wish !== "open") return;
    // PrimeReact places what opens while it is mounted in the corner of the page.
    const opening = setTimeout(() => list.current?.show());
    return () => clearTimeout(opening);
  }, [isThere, wish]);
  if (code)
    return (
      <code.Prime>
        <code.Component ref={list} pt={corrected} {...props} options={[...props.options]} />
      </code.Prime>
    );

  return (
    <div className={`p-dropdown p-component p-inputwrapper ${props.className ?? ""}`}>
      <button
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        id={props.inputId}
        aria-label={props["aria-label"]}
        aria-labelledby={props["aria-labelledby"] ?? props.ariaLabelledBy}
        disabled={props.disabled}
        className="p-dropdown-label p-inputtext"
        onFocus={() => setWish((before) => before ?? "focus")}
        onBlur={() => setWish(undefined)}
        // Its code may come before the press ends, which is no click then.
        onMouseDown={({ button }) => button === 0 && setWish("open")}
        onClick={() => setWish("open")}
      >
        {chosenIn(props) ?? "\u00a0"}
      </button>
      <span className="p-dropdown-trigger">
        <svg viewBox="0 0 14 14" width="14" height="14" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M1.5 4.3 7 9.8l5.5-5.5" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
    </div>
  );
};
