export const rolePath = (roleID: number | string) => `/app/settings/roles?role=${roleID}`
