import { Button, ComboBox, countOf, Dialog, Form, MultiSelect } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { locationsAtom } from '#data/company.atoms.ts'
import { entitlementCount } from '#data/entitlement-count.ts'
import { useResource } from '#data/use-resource.ts'
import { copyRefusal, copyWords, OF_THE_VENUE_ALONE } from './copy-words.ts'
import styles from './entitlements.module.css'
import { copyAtom } from './matrix.atoms.ts'
import { placeOptions } from './place-options.ts'
import { placeOfText } from './place-text.ts'
import { cellsOf, useChange } from './use-change.ts'

/** Lets places sell what another one sells, at its dates. */
export function CopyDialog({ to: initial = [], onClose }: { to?: readonly string[]; onClose: () => void }) {
  const formID = useId()
  const locations = useAtomValue(locationsAtom)
  const copy = useSetAtom(copyAtom)
  const { perform, pending } = useChange()
  const [source, setSource] = useState('')
  const [targets, setTargets] = useState(initial)
  const options = placeOptions(locations.filter(({ status }) => status === 'Active'))
  const from = placeOfText(source)
  const to = targets.flatMap((text) => placeOfText(text) ?? [])
  const { value: count, error } = useResource(from && entitlementCount(from))
  const items = count && count.explicit + count.inherited
  const refusal = copyRefusal(items, to.length)
  const missing = !from
    ? 'Choose the place to copy from first.'
    : to.length === 0
      ? 'Choose the places to copy to first.'
      : refusal

  async function save() {
    if (!from || missing !== undefined) return
    const isDone = await perform(
      'Items cannot be entitled',
      () => copy({ source: from, targets: to }),
      (change) =>
        `${countOf(cellsOf(change), 'entitlement', 'entitlements')} copied to ${countOf(to.length, 'place', 'places')}`,
    )
    if (isDone) onClose()
  }

  return (
    <Dialog
      open
      keepOpen
      title="Copy entitlements"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formID} pending={pending} denied={missing}>
            Copy
          </Button>
        </>
      }
    >
      <Form id={formID} aria-label="Copy" onSubmit={save}>
        <ComboBox
          name="source"
          label="Copy from"
          autoFocus
          options={options}
          value={source}
          onChange={(text) => {
            setSource(text)
            setTargets((chosen) => chosen.filter((one) => one !== text))
          }}
        />
        <div>
          <MultiSelect
            label="Copy to"
            options={options.filter(({ id }) => id !== source)}
            value={[...targets]}
            onChange={setTargets}
          />
        </div>
        {from && (
          <p role="status">
            {error
              ? `The items couldn't be counted. ${error}`
              : items === undefined
                ? 'Counting items'
                : (refusal ?? copyWords(items, to.length))}
          </p>
        )}
        {from?.type === 'VENUE' && <p>{OF_THE_VENUE_ALONE}</p>}
        <p className={styles.note}>
          The places you copy to will sell everything that this place sells, at the same dates. What else they sell
          stays. You can undo this.
        </p>
      </Form>
    </Dialog>
  )
}
