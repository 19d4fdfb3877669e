// Generated from the files of the areas by `npm run gen`. Do not edit.
export { features as pricechanges } from './areas/pricechanges.ts'
