import type { CatalogTables } from './catalog-tables.ts'
import type { CtoTables } from './cto-tables.ts'
import type { ImageTables } from './image-tables.ts'
import type { PlatformTables } from './platform-tables.ts'
import type { SalesTables } from './sales-tables.ts'

/** Every table of the database. Each is keyed by company first. */
export interface Tables extends PlatformTables, CatalogTables, CtoTables, ImageTables, SalesTables {}
