// Generated from the files of the areas by `npm run gen`. Do not edit.
export * from './records/account-settings.ts'
