import { Button, countOf, Dialog, TextLink } from '@greenroom/ui'
import type { LocationKind } from '@greenroom/validation'
import { DocumentLink } from '#documents/DocumentLink.tsx'
import records from '#records/records.module.css'
import { entitlementPath } from '#screens/entitlement-path.ts'
import { summaryPath } from '#screens/summary-path.ts'
import { locationPath } from './location-screens.ts'
import type { LocationUse } from './locations.atoms.ts'
import styles from './locations.module.css'

type What = LocationUse['what']

const WORDS: Record<What, readonly [one: string, many: string]> = {
  store: ['active store', 'active stores'],
  warehouse: ['active warehouse', 'active warehouses'],
  register: ['active register', 'active registers'],
  event: ['upcoming event', 'upcoming events'],
  document: ['document that moves its stock', 'documents that move its stock'],
  entitlement: ['entitlement', 'entitlements'],
  user: ['assigned user', 'assigned users'],
  stock: ['item in stock', 'items in stock'],
}

/** What to do about each. */
const STEPS: Record<What, string> = {
  store: 'Deactivate them or move them to another venue',
  warehouse: 'Deactivate them or move them to another venue',
  register: 'Deactivate them or move them to another store',
  event: 'Wait until they have started, or move them to another venue',
  document: 'Receive, commit or cancel them',
  entitlement: 'Remove the entitlements of its items',
  user: 'Assign them to other locations or deactivate them',
  stock: 'Move its stock to another location',
}

/** Others have no entitlements and no stock. */
const TYPES: Partial<Record<LocationKind, 'VENUE' | 'STORE' | 'WAREHOUSE'>> = {
  venue: 'VENUE',
  store: 'STORE',
  warehouse: 'WAREHOUSE',
}

type UsesDialogProps = {
  kind: LocationKind
  id: string
  name: string
  uses: readonly LocationUse[]
  onClose: () => void
}

/** Why a record can't be deactivated, and what to do first. */
export function UsesDialog({ kind, id: locationID, name, uses, onClose }: UsesDialogProps) {
  const type = TYPES[kind]
  const place = type && { type, locationID }
  const hrefs: Partial<Record<What, string>> = place
    ? { entitlement: entitlementPath(place), stock: summaryPath({ by: 'item', location: place }) }
    : {}
  return (
    <Dialog
      open
      size="small"
      title={`${name} can't be deactivated yet`}
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <div className={records.parts}>
        <p>It is still in use:</p>
        <ul className={styles.uses}>
          {uses.map(({ what, count, ids }) => (
            <li key={what}>
              {countOf(count, ...WORDS[what])}
              {ids.length > 0 && ': '}
              {ids.map((id, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <UseLink what={what} id={id} />
                </span>
              ))}
              {ids.length > 0 && count > ids.length && ' and more'}. <Step href={hrefs[what]}>{STEPS[what]}</Step>.
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function Step({ href, children }: { href: string | undefined; children: string }) {
  return href ? <TextLink href={href}>{children}</TextLink> : children
}

function UseLink({ what, id }: { what: What; id: string }) {
  if (what === 'document') return <DocumentLink number={id} />
  if (what !== 'store' && what !== 'warehouse' && what !== 'register') return id
  return <TextLink href={locationPath(what, id)}>{id}</TextLink>
}
