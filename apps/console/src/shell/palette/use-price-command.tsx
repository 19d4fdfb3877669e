import { judgePriceCommand, parsePriceCommand, refusePriceCommand } from '@greenroom/catalog'
import { useAtomValue, useSetAtom } from 'jotai'
import { Tag } from 'lucide-react'
import { knownFormatsAtom } from '#data/formats.ts'
import { useFound } from '#data/item-search.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { priceTargets, runPriceCommandAtom } from './price-command.atoms.ts'
import type { PaletteVerb } from './use-palette-verbs.tsx'

/** A command such as "price 12345 9.50": what it would do to each item that it may be meant for, or why it can't. */
export function usePriceCommand(text: string): { isCommand: boolean; verbs: readonly PaletteVerb[]; pending: boolean } {
  const grants = useAtomValue(grantsAtom)
  const run = useSetAtom(runPriceCommandAtom)
  const formats = useAtomValue(knownFormatsAtom)
  const command = parsePriceCommand(text)
  const refusal = command && refusePriceCommand(grants)
  const wanted = command && refusal === undefined ? command.item : ''
  const { found, pending } = useFound(wanted, priceTargets)
  if (!command || !formats) return { isCommand: false, verbs: [], pending: false }
  const refuse = (label: string, hint?: string): PaletteVerb => {
    return { id: `price ${hint}`, label, hint, icon: <Tag />, isDisabled: true, perform: () => {} }
  }
  if (refusal !== undefined) return { isCommand: true, verbs: [refuse(refusal)], pending: false }
  const { money } = formats
  const verbs = found.map((item): PaletteVerb => {
    const judged = judgePriceCommand(item, command, formats)
    if (judged.refusal !== undefined) return refuse(judged.refusal, item.itemID)
    const { price } = judged
    const before = item.sellingPrice == null ? 'no price' : money(item.sellingPrice)
    return {
      id: `price ${item.itemID}`,
      label: `${item.name}: ${before} \u2192 ${money(price)}`,
      hint: item.itemID,
      icon: <Tag />,
      perform: () => void run({ item, price }, `${item.name} costs ${money(price)} now`),
    }
  })
  const isUnknown = verbs.length === 0 && !pending
  return { isCommand: true, verbs: isUnknown ? [refuse(`No item matches “${command.item}”.`)] : verbs, pending }
}
