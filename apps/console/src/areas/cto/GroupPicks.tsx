import { COMPONENT_KINDS, CUSTOM_KINDS, isUsable } from '@greenroom/cto'
import { Badge, ComboBox, IconButton, OrderList } from '@greenroom/ui'
import { X } from 'lucide-react'
import type { Component } from './cto.atoms.ts'
import styles from './cto.module.css'
import { GROUP_LABELS, type GroupModel } from './group.mapping.ts'

type GroupPicksProps = { model: GroupModel; components: readonly Component[]; readOnly: boolean }

/** The patches, badges and name bars that a group offers. */
export function GroupPicks({ model, components, readOnly }: GroupPicksProps) {
  const { picks } = model.form
  const byID = new Map(components.map((component) => [component.itemID, component]))
  const kinds: readonly string[] = CUSTOM_KINDS
  const free = components.filter((one) => kinds.includes(one.kind) && isUsable(one) && !picks.includes(one.itemID))
  const set = (next: readonly string[]) => model.change({ picks: next })
  const entries = picks.map((itemID) => {
    const component = byID.get(itemID)
    const name = component?.name ?? itemID
    return {
      id: itemID,
      name,
      details: component && `${itemID}, ${COMPONENT_KINDS[component.kind]}, ${component.qoh} on hand`,
      actions: (
        <>
          {component && !isUsable(component) && <Badge tone="warning">Inactive</Badge>}
          {!readOnly && (
            <IconButton
              label={`Remove ${name}`}
              icon={<X />}
              size="small"
              onPress={() => set(picks.filter((one) => one !== itemID))}
            />
          )}
        </>
      ),
    }
  })
  return (
    <div className={styles.stack}>
      {entries.length > 0 && (
        <>
          <h3 className={styles.heading}>{GROUP_LABELS.picks}</h3>
          <OrderList label={GROUP_LABELS.picks} entries={entries} />
        </>
      )}
      {!readOnly && (
        <ComboBox
          key={picks.length}
          name="picks"
          label={entries.length > 0 ? 'Add a component' : GROUP_LABELS.picks}
          error={model.issues['picks']}
          required={entries.length === 0}
          disabled={free.length === 0}
          description={
            free.length === 0 ? 'No more patches, badges or name bars. Add one under Components.' : undefined
          }
          options={free.map(({ itemID, name }) => ({ id: itemID, label: name, hint: itemID }))}
          value=""
          onChange={(itemID) => itemID && set([...picks, itemID])}
        />
      )}
    </div>
  )
}
