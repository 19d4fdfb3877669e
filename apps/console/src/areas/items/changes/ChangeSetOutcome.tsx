import { Banner, Card, countOf, ProgressBar, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#data/formats.ts'
import { PRODUCTS } from '../paths.ts'
import type { ChangeSet } from '#records/change-sets.atoms.ts'
import styles from './changes.module.css'
import { changeSetPath } from '#screens/change-set-path.ts'

/** The progress or the result of a change set. */
export function ChangeSetOutcome({ changeSet }: { changeSet: ChangeSet }) {
  const { kind, state, done, total, undoes, undoneBy, isUndonePartly, undo, removed, failure } = changeSet
  const { number } = useAtomValue(formatsAtom)
  if (state === 'APPLYING') {
    return (
      <Card>
        <ProgressBar
          label={kind === 'UNDO' ? 'Undoing changes' : 'Changing items'}
          value={done}
          max={Math.max(total, 1)}
          text={`${number(done)} of ${number(total)} items`}
        />
        <p className={styles.note}>You can leave this page. Either all items change or none do.</p>
      </Card>
    )
  }
  if (state === 'FAILED') {
    return (
      <Banner
        tone="danger"
        title="Items couldn't be not modified"
        action={<TextLink href={PRODUCTS}>Go to Products</TextLink>}
      >
        {failure}
      </Banner>
    )
  }
  if (state === 'PREPARED') return <Banner title="Previewed, not applied">Nothing was changed.</Banner>
  if (undoneBy) {
    const show = <TextLink href={changeSetPath(undoneBy)}>Show</TextLink>
    const title = isUndonePartly ? 'These changes were partly undone' : 'These changes were undone'
    return <Banner tone="warning" title={title} action={show} />
  }
  return (
    <Banner
      tone="success"
      title={kind === 'UNDO' ? 'Changes undone' : 'Items are modified'}
      action={undoes && <TextLink href={changeSetPath(undoes)}>View undone changes</TextLink>}
    >
      {countOf(total, 'item', 'items', number)}
      {undo && undo.created > 0 && `, ${number(undo.created)} of them new`}
      {removed &&
        removed.items > 0 &&
        (removed.items === total ? ' removed' : `, ${number(removed.items)} of them removed`)}
      {removed && removed.entries > 0 && ` · ${countOf(removed.entries, 'list entry', 'list entries', number)} removed`}
      {removed && removed.stays > 0 && ` · ${number(removed.stays)} created by the import stay, as listed below`}
    </Banner>
  )
}
