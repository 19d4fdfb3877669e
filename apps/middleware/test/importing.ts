import type { Catalog } from './catalog.ts'

export const COLUMNS = ['Code', 'Title', 'Price']
export const MAPPING = [
  { field: 'itemID', column: 0 },
  { field: 'name', column: 1 },
  { field: 'sellingPrice', column: 2 },
]

export type Row = [line: number, itemID: string, name: string, sellingPrice: number]

/** The part of an import with these rows. */
export const partOf = (rows: Row[]) => ({
  items: rows.map(([line, itemID, name, sellingPrice]) => ({ line, item: { itemID, name, sellingPrice } })),
  rejections: [],
})

export const READING = { rows: 3, skipped: 0, conflicts: 0 }

/** Calls for the imports of a company's users. */
export function importsOf(catalog: Catalog) {
  async function sent(rows: Row[][], user = 'role2', start: object = {}) {
    const call = catalog.as(user)
    const begun = await call('POST', '/items/imports', {
      fileName: 'a.csv',
      columns: COLUMNS,
      mapping: MAPPING,
      ...start,
    })
    const path = `/items/imports/${begun.body.importID}`
    for (const [part, of] of rows.entries()) await call('PUT', `${path}/parts/${part}`, partOf(of))
    return { path, check: (reading = READING) => call('POST', `${path}/check`, reading) }
  }

  async function applied(path: string, user = 'role2') {
    await catalog.as(user)('POST', `${path}/apply`)
    return settled(path)
  }

  async function settled(path: string) {
    for (;;) {
      const { body } = await catalog.as('role2')('GET', path)
      if (body.state !== 'APPLYING') return body
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  const item = async (itemID: string) => (await catalog.as('role2')('GET', `/items?itemID=${itemID}`)).body.data[0]

  return { sent, applied, settled, item }
}
