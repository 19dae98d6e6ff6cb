export const uploadPrefix = "uploads/";
