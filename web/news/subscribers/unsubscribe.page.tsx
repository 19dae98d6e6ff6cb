import "./unsubscribe.css";
import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useSearchParams } from "react-router-dom";
import { sending } from "../../../shared/news/sending.contract.ts";
import { productTitle } from "../../app/app.text.ts";
import { call } from "../../app/call.ts";
import markUrl from "../../app/mark.svg?no-inline";
import { ProblemNote } from "../../components/problem-note.tsx";
import { unsubscribeText as text } from "./subscribers.text.ts";

const useUnsubscribe = () =>
  useMutation({
    mutationFn: (token: string) => call(sending.unsubscribe, { query: {}, body: { token } }),
  });

/**
 * Where the link of a mail leads, without signing in. Opening it changes nothing: mail scanners open links, too.
 */
export const UnsubscribePage = () => {
  const [parameters] = useSearchParams();
  const token = parameters.get("token");
  const unsubscribe = useUnsubscribe();

  return (
    <main className="unsubscribe">
      <title>{`${text.title} · ${productTitle}`}</title>
      <div className="unsubscribe-title">
        <img src={markUrl} alt="" width="40" height="40" />
        <span>{productTitle}</span>
      </div>
      <h1>{text.title}</h1>
      <div role="status">
        {unsubscribe.isSuccess ? <p>{text.done}</p> : <p>{token ? text.question : text.noToken}</p>}
      </div>
      {unsubscribe.error && <ProblemNote error={unsubscribe.error} />}
      {token && !unsubscribe.isSuccess && (
        <Button
          label={text.confirm}
          loading={unsubscribe.isPending}
          onClick={() => unsubscribe.mutate(token)}
        />
      )}
    </main>
  );
};
