import "./subscription.css";
import { productTitle } from "../../app/shell/app.text.ts";
import markUrl from "../../app/shell/mark.svg?no-inline";

interface SubscriptionFrameProps {
  title: string;
  children: React.ReactNode;
}

export const SubscriptionFrame = ({ title, children }: SubscriptionFrameProps) => (
  <main className="subscription">
    <title>{`${title} · ${productTitle}`}</title>
    <div className="subscription-title">
      <img src={markUrl} alt="" width="40" height="40" />
      <span>{productTitle}</span>
    </div>
    <h1>{title}</h1>
    {children}
  </main>
);
