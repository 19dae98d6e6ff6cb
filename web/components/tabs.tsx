import "./tabs.css";
import { useId, useRef, useState } from "react";

interface Tab {
  readonly name: string;
  readonly content: React.ReactNode;
}

interface TabsProps {
  /** The accessible name. */
  label: string;
  tabs: readonly Tab[];
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export const Tabs = ({ label, tabs }: TabsProps) => {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const open = Math.min(chosen, tabs.length - 1);

  const choose = (index: number) => {
    const next = (index + tabs.length) % tabs.length;
    setChosen(next);
    buttons.current[next]?.focus();
  };

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === open}
            aria-controls={`${id}-panel`}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={({ key }) => {
              const step = steps[key];
              if (step !== undefined) choose(index + step);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${open}`}
        className="tab-panel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is reached by keyboard itself
        tabIndex={0}
      >
        {tabs[open]?.content}
      </div>
    </>
  );
};
