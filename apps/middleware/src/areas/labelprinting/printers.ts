import type { Density, PrinterSetup } from '@greenroom/labels'
import type { Platform } from '#platform/platform.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { Failure, notFound, refused } from '#failures/failures.ts'
import { outside } from './printer-network.ts'
import { type Patience, PrinterFault, sendToPrinter } from './send-to-printer.ts'

export interface LabelPrinter extends PrinterSetup {
  printerID: string
  name: string
  address: string
  port: number
  /** Dots per millimeter, which a template must have as well. */
  density: Density
}

const DENSITY_OF_DPI: Readonly<Record<number, Density>> = { 203: 8, 300: 12, 600: 24 }

/** Throws the 404 if there is none. */
export async function findPrinter(db: CompanyQueries, printerID: string): Promise<LabelPrinter> {
  const row = await db
    .selectFrom('printer')
    .select(['printer_id as printerID', 'name', 'address', 'port', 'dpi', 'darkness'])
    .select(['offset_x as offsetX', 'offset_y as offsetY'])
    .where('printer_id', '=', printerID)
    .executeTakeFirst()
  if (!row) throw notFound('This printer has been removed. Choose another one.')
  const { dpi, ...printer } = row
  return { ...printer, density: DENSITY_OF_DPI[dpi]! }
}

/** What says which printers the server may reach. */
export type PrinterAccess = Pick<Platform, 'config' | 'isPrinterAllowed'>

/** Throws a Failure that names the printer and what it did wrong. */
export async function sendLabels(
  { config, isPrinterAllowed }: PrinterAccess,
  { name, address, port }: LabelPrinter,
  zpl: string,
  signal: AbortSignal,
  patience?: Partial<Patience>,
) {
  if (!isPrinterAllowed(address, port)) {
    throw refused(`${name} ${outside(config.printerNetworks)} Ask whoever runs the server.`)
  }
  try {
    await sendToPrinter({ address, port, content: zpl, signal, patience })
  } catch (error) {
    if (error instanceof PrinterFault) throw new Failure(400, 'ER_000', `${name} ${error.message}`)
    throw error
  }
}
