// Generated from the files of the areas by `npm run gen`. Do not edit.
export { features as partners } from './areas/partners.ts'
export { features as pricechanges } from './areas/pricechanges.ts'
export { features as purchasing } from './areas/purchasing.ts'
export { features as settings } from './areas/settings.ts'
