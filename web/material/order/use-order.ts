import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { materialProblems } from "../../../shared/material/material.problems.ts";
import { articlesById, type MaterialList } from "../../../shared/material/material-list.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { useSignedIn } from "../../app/client/session.ts";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { useToasts } from "../../components/toasts.tsx";
import { materialMutations } from "../material.queries.ts";
import { orderText as text } from "../material.text.ts";
import { materialPaths } from "../material-paths.ts";
import { newKey, type OrderDraft, orderDrafts } from "./order-draft.ts";
import { chosenIn, emptyItems, inForm, type OrderForm, orderBody, orderResolver } from "./order-form.ts";

/** Drops articles that can no longer be ordered, since they have no field. */
const listedOf = (begun: OrderForm["items"], empty: OrderForm["items"]): OrderForm["items"] =>
  Object.fromEntries(Object.entries(empty).map(([key, item]) => [key, begun[key] ?? item]));

const goneIn = (begun: OrderDraft | undefined, list: MaterialList): string[] => {
  const listed = articlesById(list);
  const chosen = begun ? chosenIn(begun.form) : [];
  return chosen.filter((id) => !listed.has(id)).map((id) => begun?.names[id] ?? id);
};

const namesIn = (list: MaterialList) =>
  Object.fromEntries(Array.from(articlesById(list), ([id, { article }]) => [id, article.name]));

export const useOrder = (list: MaterialList) => {
  const { user, employee } = useSignedIn();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [begun] = useState(() => orderDrafts.read(user.id));
  const [idempotencyKey, setKey] = useState(() => begun?.idempotencyKey ?? newKey());
  const empty: OrderForm = { items: emptyItems(list), organisationId: employee?.employedAt ?? "", note: "" };
  const form = useForm<OrderForm>({
    defaultValues: begun ? { ...begun.form, items: listedOf(begun.form.items, empty.items) } : empty,
    resolver: orderResolver(list),
  });
  const [gone, setGone] = useState(() => goneIn(begun, list));
  const ordering = useMutation(materialMutations.order);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          orderDrafts.keep(user.id, {
            form: values,
            idempotencyKey,
            names: namesIn(list),
          }),
      }),
    [form, idempotencyKey, list, user.id],
  );

  const startOver = () => {
    setKey(newKey());
    setGone([]);
    form.reset(empty);
    orderDrafts.forget(user.id);
  };

  const submit = form.handleSubmit(async (values) => {
    const body = orderBody(values, list);
    if (body.items.length === 0) {
      form.setError("root.server", { type: "empty", message: materialProblems.empty.title });
      return;
    }
    try {
      await ordering.mutateAsync({ body, idempotencyKey });
      startOver();
      toasts.success(text.ordered);
      await navigate(materialPaths.own);
    } catch (error) {
      // An earlier attempt arrived with other content, so the next one is another order.
      if (isProblem(error, materialProblems.keyReused)) setKey(newKey());
      applyProblem(form, inForm(error, body));
    }
  });

  return {
    form,
    submit,
    startOver,
    isSending: ordering.isPending,
    gone,
  };
};
