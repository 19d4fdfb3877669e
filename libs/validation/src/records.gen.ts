// Generated from the files of the areas by `npm run gen`. Do not edit.
export * from './records/account-settings.ts'
export * from './records/location.ts'
export * from './records/location-kinds.ts'
export * from './records/opening-hours.ts'
export * from './records/printers.ts'
export * from './records/sso-provider.ts'
export * from './records/system-settings.ts'
export * from './records/venue-plan.ts'
