import { type Attachment, withOverrides } from '@greenroom/cto'
import { Badge, Card, ComboBox, EmptyState, IconButton, OrderList, TextLink } from '@greenroom/ui'
import { Pencil, X } from 'lucide-react'
import { useState } from 'react'
import type { Formats } from '#data/formats.ts'
import styles from './cto.module.css'
import { groupInWords } from './group-words.ts'
import { OverridesDialog } from './OverridesDialog.tsx'
import type { ConfigurationModel } from './configuration-model.ts'

type AttachedGroupsProps = { model: ConfigurationModel; formats: Formats; currency: string; readOnly: boolean }

/** The item's option groups in their order, each with its changes for this item. */
export function AttachedGroups({ model, formats, currency, readOnly }: AttachedGroupsProps) {
  const { stored, attachments, setAttachments } = model
  const [edited, setEdited] = useState<string>()
  const groupOf = (id: string) => stored.groups.find((group) => group.id === id)
  const nameOf = (id: string) => groupOf(id)?.name ?? id
  const isAttached = (id: string) => attachments.some(({ groupID }) => groupID === id)
  const free = stored.groups.filter(({ id, status }) => status === 'Active' && !isAttached(id))

  function move(id: string, to: number) {
    const moved = attachments.find(({ groupID }) => groupID === id)!
    setAttachments(attachments.filter((one) => one !== moved).toSpliced(to, 0, moved))
  }

  const entries = attachments.map((attachment) => {
    const { groupID } = attachment
    const group = groupOf(groupID)
    const own = group && withOverrides(group, attachment)
    return {
      id: groupID,
      name: nameOf(groupID),
      details: own && groupInWords(own, formats.money),
      actions: (
        <>
          {own?.required && <Badge tone="info">Required</Badge>}
          {isOverridden(attachment) && <Badge>Changed for this item</Badge>}
          {group?.status !== 'Active' && <Badge tone="warning">Inactive</Badge>}
          {!readOnly && (
            <>
              <IconButton
                label={`Change ${nameOf(groupID)} for this item`}
                icon={<Pencil />}
                size="small"
                onPress={() => setEdited(groupID)}
              />
              <IconButton
                label={`Remove ${nameOf(groupID)}`}
                icon={<X />}
                size="small"
                onPress={() => setAttachments(attachments.filter((one) => one !== attachment))}
              />
            </>
          )}
        </>
      ),
    }
  })
  const editedGroup = edited === undefined ? undefined : groupOf(edited)
  return (
    <Card title="Option groups" action={<TextLink href="/app/catalog/cto?tab=groups">All option groups</TextLink>}>
      <div className={styles.stack}>
        {entries.length === 0 ? (
          <EmptyState title="No option groups yet">
            {readOnly ? 'This item has no option groups.' : 'Add an option group, such as a name or a number.'}
          </EmptyState>
        ) : (
          <OrderList label="Option groups" entries={entries} onMove={readOnly ? undefined : move} />
        )}
        {!readOnly && (
          <ComboBox
            key={attachments.length}
            label="Add an option group"
            description={free.length === 0 ? 'This item already has every active group.' : undefined}
            disabled={free.length === 0}
            options={free.map(({ id, name }) => ({ id, label: name, hint: id }))}
            value=""
            onChange={(groupID) => groupID && setAttachments([...attachments, { groupID }])}
          />
        )}
      </div>
      {editedGroup && (
        <OverridesDialog
          group={editedGroup}
          attachment={attachments.find(({ groupID }) => groupID === edited)!}
          currency={currency}
          onDone={(next) => {
            setAttachments(attachments.map((one) => (one.groupID === edited ? next : one)))
            setEdited(undefined)
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}

function isOverridden({ required, maxLength, sellingPrice }: Attachment): boolean {
  return [required, maxLength, sellingPrice].some((value) => value !== undefined && value !== null)
}
