import "./status-tag.css";

export type Tone = "neutral" | "info" | "success" | "warning" | "danger";

const icons: Readonly<Record<Tone, string>> = {
  neutral: "pi-circle",
  info: "pi-clock",
  success: "pi-check-circle",
  warning: "pi-exclamation-triangle",
  danger: "pi-times-circle",
};

interface StatusTagProps {
  tone: Tone;
  icon?: string;
  children: string;
}

/** Icon and colour only repeat the word. */
export const StatusTag = ({ tone, icon, children }: StatusTagProps) => (
  <span className="status-tag" data-tone={tone}>
    <i className={`pi ${icon ?? icons[tone]}`} aria-hidden="true" />
    {children}
  </span>
);
