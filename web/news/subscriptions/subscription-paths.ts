export const subscriptionPaths = {
  register: (organisationId: string | null) =>
    organisationId
      ? `/subscriptions/new?${new URLSearchParams({ organisation: organisationId })}`
      : "/subscriptions/new",
  unsubscribe: (token: string) => `/subscriptions/unsubscribe?${new URLSearchParams({ token })}`,
  preferences: (token: string) => `/subscriptions/preferences?${new URLSearchParams({ token })}`,
};
