import {
  approvalPercent,
  directPercent,
  itemField,
  LIMITED_PRICES,
  type PriceField,
  priceChangePercent,
  pricesBeyond,
} from '@greenroom/catalog'
import { Banner } from '@greenroom/ui'
import { parseMoney } from '@greenroom/validation'
import { useStore } from 'jotai'
import { dirtyFormsAtom } from '#browser/open-forms.atoms.ts'
import { saveAll } from '#forms/UnsavedQuestion.tsx'
import { NewDocumentButton } from '#documents/NewDocumentButton.tsx'
import { useFormPart, useItemFormScope, useItemScope } from '../form/item-form-context.ts'
import type { Item } from '../list/product-row.ts'
import styles from '../item.module.css'

type LargePrice = { field: PriceField; from: number; to: number }

/**
 * Says which prices change by more than the limit of the company. Where it allows none, a price change can begin with
 * them.
 */
export function LargePrices() {
  const { item } = useItemScope()
  const { settings } = useItemFormScope()
  const [sellingPrice, costPrice, msrp] = [usePrice('sellingPrice'), usePrice('costPrice'), usePrice('msrp')]
  const large = item ? largePrices({ sellingPrice, costPrice, msrp }, item, approvalPercent(settings.account)) : []
  const percent = directPercent(settings.account)
  const changes = large.filter(({ from }) => from > 0)
  if (percent === undefined) return changes.length > 0 && <Allowed changes={changes} />
  return item && large.length > 0 && <Refused {...{ item, large, percent }} />
}

/** A price as typed; undefined for what is none. */
function usePrice(field: PriceField): number | undefined {
  const typed = useFormPart(({ form }) => form[field])
  const price = parseMoney(typed)
  return typeof price === 'number' ? price : undefined
}

function largePrices(
  typed: Readonly<Record<PriceField, number | undefined>>,
  stored: Item,
  percent: number,
): LargePrice[] {
  const values = Object.fromEntries(
    LIMITED_PRICES.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]]])),
  )
  const before = { costPrice: stored.costPrice, sellingPrice: stored.sellingPrice, msrp: stored.msrp }
  return pricesBeyond(values, { stored: before }, percent).map((issue) => {
    const field = issue.field as PriceField
    return { field, from: before[field] ?? 0, to: typed[field]! }
  })
}

function Allowed({ changes }: { changes: readonly LargePrice[] }) {
  const { money, number } = useItemFormScope().settings.formats
  const sentences = changes.map(({ field, from, to }) => {
    const percent = priceChangePercent({ was: from, price: to })!
    return `${itemField(field).label} changes by ${percent > 0 ? '+' : ''}${number(percent)}%, from ${money(from)}.`
  })
  return (
    <div className={styles.warning}>
      <Banner tone="warning">{sentences.join(' ')}</Banner>
    </div>
  )
}

function Refused({ item, large, percent }: { item: Item; large: readonly LargePrice[]; percent: number }) {
  const { stateAtom, dispatch } = useItemFormScope()
  const store = useStore()

  /** What is typed here goes there, and the rest is saved first: the prices stay where that is refused. */
  async function linesOf() {
    const { form, base } = store.get(stateAtom)
    const valuesOf = (values: typeof form) => Object.fromEntries(large.map(({ field }) => [field, values[field]]))
    dispatch({ do: 'change', values: valuesOf(base) })
    const isSaved = await saveAll(store.get(dirtyFormsAtom))
    if (!isSaved) {
      dispatch({ do: 'change', values: valuesOf(form) })
      return undefined
    }
    const { itemID, name } = item
    return large.map(({ field, to }) => ({ itemID, name, cells: { field, price: String(to) } }))
  }

  return (
    <div className={styles.warning}>
      <Banner
        tone="warning"
        title={`Prices may change by at most ${percent}% here`}
        action={<NewDocumentButton prefix="PC" operation="createPriceChange" count={large.length} itemsOf={linesOf} />}
      >
        A price change may change them further, once somebody else approves it.
      </Banner>
    </div>
  )
}
