export { MOST_ITEMS, TOO_MANY_ITEMS } from './import-limits.ts'
export { codesApart } from './codes-apart.ts'
export { correctCells, type Corrections, readCorrected } from './correct-row.ts'
export { changeCorrections, correctTable, type TableCorrections } from './correct-table.ts'
export { csvCell, csvHeader, csvLine, escapeFormula, numberCell, unescapeFormula } from './csv.ts'
export type { FileNumbers, Table } from './csv-table.ts'
export { FILE_NOTATIONS, type FileNotation } from './file-notation.ts'
export { ambiguousNumbers, findNotation, type NotationFinder, numberColumns } from './find-notation.ts'
export { addRow, emptyGroups, idsDifferingByCase, type ItemGroup, type ItemGroups } from './group-rows.ts'
export { guessColumns, unusedColumns } from './guess-columns.ts'
export {
  type AdditionalAttribute,
  type AttributeColumn,
  attributeColumns,
  attributeHeaders,
} from './import-attributes.ts'
export {
  CREATABLE_LISTS,
  type EntryList,
  type EntryReader,
  type KnownEntries,
  type ListedEntry,
  type MissingChoice,
  type MissingChoices,
  type MissingNames,
  type NewEntry,
  readEntries,
} from './import-entries.ts'
export { type FileForm, FORM_OPTIONS, isShop, ownColumns, recognizeForm, type ShopForm } from './import-forms.ts'
export {
  type ColumnMapping,
  IMPORT_DEFAULTS,
  importableFields,
  type ImportOptions,
  type ImportPlan,
  missingColumns,
  planImport,
} from './import-plan.ts'
export { type ShopReader, type Understood } from './shops/import-shop.ts'
export { listCsv, type ListEntry, type ListRow, listTexts, readListRows } from './list-csv.ts'
export { OPENING_COLUMNS, type OpeningRow, readOpeningRows } from './opening-csv.ts'
export { locationCsv, type LocationRow, readLocationRows } from './location-csv.ts'
export { isUnseenIn, readRow, type ReplacedCode, type RowIssue, type RowReading, type SkipReason } from './read-row.ts'
export { readShop } from './shops/shop-readers.ts'
export { readShopify } from './shops/shopify-rows.ts'
export { readSquare } from './shops/square-rows.ts'
export { type EntryStay, explainStay, ITEM_STAYS, type ItemStay, UNSEEN_USE } from './undo-import.ts'
