export const materialPaths = {
  order: "/material",
  own: "/material/orders",
  all: "/material/administration",
};
