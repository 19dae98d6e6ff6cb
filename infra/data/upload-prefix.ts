/** Where browsers put files, until somebody has looked at them. */
export const uploadPrefix = "uploads/";
