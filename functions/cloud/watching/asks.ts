/** What a mail to a watcher is composed from when it goes out. */
export const asksAbout = (hour: string, employeeId: string) => ({ about: "cloud", hour, employeeId });
