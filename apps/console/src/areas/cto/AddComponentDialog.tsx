import { COMPONENT_KINDS, CUSTOM_KINDS } from '@greenroom/cto'
import { isSystemItem } from '@greenroom/permissions'
import { FieldGrid, IconButton, LookupField, Select, TextField } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useItemLookup } from '#data/item-lookup.ts'
import { exactItemID } from '#data/item-search.ts'
import { RecordDialog } from '#records/RecordDialog.tsx'
import { labeledFields } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import { addComponentAtom, type Component, type Components } from './cto.atoms.ts'

type AddComponentDialogProps = { components: readonly Component[]; onSaved: () => void; onClose: () => void }

type Form = { itemID: string; name: string; kind: (typeof CUSTOM_KINDS)[number] }

const NEW: Form = { itemID: '', name: '', kind: 'PATCH' }

const FIELDS = labeledFields<Form>({ itemID: 'Item', name: 'Name', kind: 'Kind' })

/** Turns a catalog item into a patch, badge or name bar. */
export function AddComponentDialog({ components, onSaved, onClose }: AddComponentDialogProps) {
  const add = useSetAtom(addComponentAtom)
  const [text, setText] = useState('')
  const { items, pending } = useItemLookup(text)
  const known = new Set(components.map(({ itemID }) => itemID))
  const model = useForm<Form, Components>(
    undefined,
    {
      one: 'component',
      fields: FIELDS,
      formOf: () => NEW,
      check: ({ itemID }) => (itemID === '' ? [{ field: 'itemID', message: 'Choose an item.' }] : []),
      save: ({ itemID, kind }, { headers }) => add({ itemID, kind }, headers),
    },
    { record: 'new' },
  )
  const { form, issues, change } = model

  function reasonToRefuse({ itemID, itemStatus }: (typeof items)[number]) {
    if (known.has(itemID)) return 'Component'
    if (isSystemItem(itemID)) return 'System item'
    return itemStatus === 'Discontinued' ? 'Discontinued' : undefined
  }

  return (
    <RecordDialog
      operation="addComponent"
      title="Add component"
      one="component"
      save="Add"
      {...{ model, onSaved, onClose }}
      done={() => `${form.name} is a component`}
    >
      {(readOnly) => (
        <FieldGrid columns={1}>
          {form.itemID === '' ? (
            <LookupField
              name="itemID"
              label="Item"
              placeholder="Item ID, UPC or name"
              description="A catalog item with its own stock"
              error={issues['itemID']}
              required
              autoFocus
              text={text}
              onType={setText}
              pending={pending}
              exact={exactItemID(items, text)}
              options={items.map((item) => {
                const reason = reasonToRefuse(item)
                return {
                  id: item.itemID,
                  label: item.name,
                  hint: reason ?? item.itemID,
                  disabled: reason !== undefined,
                }
              })}
              onPick={(itemID) =>
                change({ itemID, name: items.find((item) => item.itemID === itemID)?.name ?? itemID })
              }
            />
          ) : (
            <TextField
              name="itemID"
              label="Item"
              readOnly
              error={issues['itemID']}
              value={`${form.name} (${form.itemID})`}
              action={
                <IconButton
                  label="Choose another item"
                  icon={<X />}
                  size="small"
                  onPress={() => change({ itemID: '', name: '' })}
                />
              }
            />
          )}
          <Select
            label="Kind"
            readOnly={readOnly}
            options={CUSTOM_KINDS.map((kind) => ({ id: kind, label: COMPONENT_KINDS[kind] }))}
            value={form.kind}
            onChange={(kind) => change({ kind: kind as Form['kind'] })}
          />
        </FieldGrid>
      )}
    </RecordDialog>
  )
}
