import type { SignInProviders } from "../../shared/login/federation.contract.ts";
import { firmAccountText as text } from "./firm-account.text.ts";
import { providerPath } from "./sign-in-providers.ts";

interface FirmAccountLinksProps {
  providers: SignInProviders;
  returnUrl: string;
  onOpen?: (address: string) => void;
}

export const FirmAccountLinks = ({ providers: { data }, returnUrl, onOpen }: FirmAccountLinksProps) =>
  data.map(({ id, label }) => (
    <a
      key={id}
      className="firm-account p-button p-component"
      href={providerPath(id, returnUrl)}
      onClick={(event) => {
        if (!onOpen) return;
        event.preventDefault();
        onOpen(event.currentTarget.href);
      }}
    >
      <span className="p-button-icon p-button-icon-left pi pi-building" aria-hidden="true" />
      <span className="p-button-label">{data.length === 1 ? text.signIn : text.signInWith(label)}</span>
    </a>
  ));
