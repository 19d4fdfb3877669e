import { dataOf } from '@greenroom/api-client'
import { equalCodes, newUPCs, refusesUsedUPCs, usedUPCs } from '@greenroom/catalog'
import { Banner } from '@greenroom/ui'
import { joinIDs } from '@greenroom/validation'
import { useFound } from '#data/item-search.ts'
import { resource } from '#data/resource.ts'
import { useFormPart, useItemFormScope, useItemScope } from '../form/item-form-context.ts'
import type { Item } from '../list/product-row.ts'
import styles from '../item.module.css'

/** The length of the parameter for codes, in characters. */
const CODES_LENGTH = 200

/** Items with one of these codes. */
const itemsWithCodes = resource({
  name: 'itemsWithCodes',
  entities: ['item'],
  load: async (api, signal, code: string): Promise<readonly Item[]> =>
    dataOf(await api.GET('/items', { params: { query: { code, limit: 20 } }, signal })).body.data,
})

/** Says which other items have a UPC that is typed. */
export function UsedUPCs() {
  const { item } = useItemScope()
  const { settings } = useItemFormScope()
  const [upc, additionalUPCs] = [useFormPart(({ form }) => form.upc), useFormPart(({ form }) => form.additionalUPCs)]
  const save = { itemID: item?.itemID ?? '', draft: { upc, additionalUPCs }, stored: item }
  const codes = joinIDs(newUPCs(save).flatMap(({ code }) => equalCodes(code)))
  const { found } = useFound(codes.length > CODES_LENGTH ? '' : codes, itemsWithCodes)
  const held = found.flatMap((other) =>
    [other.upc, ...(other.additionalUPCs ?? [])].flatMap((code) =>
      code && other.itemID !== item?.itemID ? { itemID: other.itemID, code } : [],
    ),
  )
  const messages = usedUPCs([save], held).map(({ issue }) => issue.message)
  if (messages.length === 0) return null
  const next = refusesUsedUPCs(settings.account) ? "It can't be saved." : 'A scan would find each of them.'
  return (
    <div className={styles.warning}>
      <Banner tone="warning">{[...messages, next].join(' ')}</Banner>
    </div>
  )
}
