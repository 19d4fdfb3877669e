import { Badge, ConfirmDialog, EmptyState, Screen, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import type { Formats } from '#data/formats.ts'
import { showFailure } from '#failures/show-failure.ts'
import { MayButton } from '#session/MayButton.tsx'
import { useMay } from '#session/may.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import styles from './merchants.module.css'
import { PartnerCode } from './PartnerCode.tsx'
import { PartnerDialog } from './PartnerDialog.tsx'
import { endPartnerAtom, type Partner, partnerListAtom } from './partners.atoms.ts'
import { TONES } from './tones.ts'

/** The partners that have asked to work for the company, or may (docs/adr/0024). */
export function PartnersScreen() {
  const title = 'Partner access'
  return (
    <ScreenBoundary frame={(content) => <Screen title={title}>{content}</Screen>}>
      <Screen title={title} context="Other companies whose users may work for yours">
        <LoadedPartners />
      </Screen>
    </ScreenBoundary>
  )
}

function LoadedPartners() {
  const { partners, roles, formats } = useAtomValue(partnerListAtom)
  const { may: mayAsk } = useMay('getPartnerCode')
  const [editing, setEditing] = useState<Partner>()
  const [ending, setEnding] = useState<Partner>()
  return (
    <>
      {mayAsk && <PartnerCode />}
      {partners.length === 0 && (
        <EmptyState title="No partners yet">Partners appear here once they ask for access with your code.</EmptyState>
      )}
      <ul className={styles.list}>
        {partners.map((partner) => (
          <PartnerEntry key={partner.partnerCode} {...{ partner, formats }} onEdit={setEditing} onEnd={setEnding} />
        ))}
      </ul>
      {editing && <PartnerDialog partner={editing} roles={roles} onClose={() => setEditing(undefined)} />}
      <EndDialog partner={ending} onClose={() => setEnding(undefined)} />
    </>
  )
}

type PartnerEntryProps = {
  partner: Partner
  formats: Formats
  onEdit: (partner: Partner) => void
  onEnd: (partner: Partner) => void
}

function PartnerEntry({ partner, formats, onEdit, onEnd }: PartnerEntryProps) {
  const { partnerCode, name, status, message, requestedBy, updatedAt } = partner
  const title = useId()
  const isOpen = status === 'Active' || status === 'Expired'
  return (
    <li className={styles.partner} aria-labelledby={title}>
      <div>
        <h2 id={title}>{name}</h2>
        <span className={styles.code}>{partnerCode}</span>
      </div>
      <Badge tone={TONES[status]}>{status}</Badge>
      <div className={styles.facts}>
        {isOpen && <p>{accessOf(partner, formats)}</p>}
        {requestedBy && status === 'Requested' && (
          <p>
            {requestedBy} asked {formats.when(updatedAt)}
            {message && `: ${message}`}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {(isOpen || status === 'Requested') && (
          <>
            <MayButton
              operation="savePartner"
              size="small"
              aria-label={`${isOpen ? 'Change access of' : 'Accept'} ${name}`}
              onPress={() => onEdit(partner)}
            >
              {isOpen ? 'Change access' : 'Accept'}
            </MayButton>
            <MayButton
              operation="endPartner"
              size="small"
              aria-label={`${isOpen ? 'Revoke access of' : 'Decline'} ${name}`}
              onPress={() => onEnd(partner)}
            >
              {isOpen ? 'Revoke access' : 'Decline'}
            </MayButton>
          </>
        )}
      </div>
    </li>
  )
}

function accessOf({ roleName, endsOn }: Partner, { day }: Formats): string {
  const access = roleName ? `At most the access of ${roleName}` : "The access of each user's own role"
  return endsOn ? `${access}, until ${day(endsOn)}` : `${access}, without an end`
}

function EndDialog({ partner, onClose }: { partner: Partner | undefined; onClose: () => void }) {
  const end = useSetAtom(endPartnerAtom)
  const isRequest = partner?.status === 'Requested'

  async function confirm({ partnerCode, name, version }: Partner) {
    onClose()
    try {
      await end(partnerCode, { status: isRequest ? 'Declined' : 'Revoked', version })
      toasts.show({
        tone: 'success',
        title: isRequest ? `${name} has been declined` : `${name} has no access any more`,
      })
    } catch (failure) {
      showFailure(`${name} couldn't be ${isRequest ? 'declined' : 'revoked'}`, failure)
    }
  }

  return (
    <ConfirmDialog
      title={isRequest ? `Decline ${partner.name}?` : `Revoke the access of ${partner?.name}?`}
      open={partner !== undefined}
      confirm={isRequest ? 'Decline' : 'Revoke access'}
      danger
      onConfirm={() => partner && void confirm(partner)}
      onCancel={onClose}
    >
      {isRequest
        ? 'They can ask again with your code.'
        : 'Their users lose access at once, and unsaved changes with it. What they have saved stays.'}
    </ConfirmDialog>
  )
}
