export const employeeAddress = (id: string): string => `/employees/${encodeURIComponent(id)}`;

export const officeAddress = (id: string): string => `/organisations/${encodeURIComponent(id)}`;
