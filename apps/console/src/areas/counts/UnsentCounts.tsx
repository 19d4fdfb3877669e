import { Banner, countOf, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useResource } from '#data/use-resource.ts'
import { draftOwnerAtom } from '#forms/kept-draft.ts'
import { unsentEntries } from './counts.atoms.ts'
import { countSheetPath } from './paths.ts'

/** The counts of which this device has entries that are not sent. Their sheets send them. */
export function UnsentCounts() {
  const { value: left = [] } = useResource(unsentEntries(useAtomValue(draftOwnerAtom)))
  return [...Map.groupBy(left, ({ number }) => number)].map(([number, { length }]) => (
    <Banner
      key={number}
      tone="warning"
      title={countOf(length, `entry of ${number} has not been sent yet`, `entries of ${number} have not been sent yet`)}
      action={<TextLink href={countSheetPath(number)}>Open count sheet</TextLink>}
    >
      Counted on this device, and sent when the count sheet is opened.
    </Banner>
  ))
}
