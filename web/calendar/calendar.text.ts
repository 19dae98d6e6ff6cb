export const calendarText = { wholeGroup: "Ganze Gruppe" };
