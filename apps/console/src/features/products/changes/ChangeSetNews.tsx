import { Banner, Card, ProgressBar, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#app/formats.ts'
import { PRODUCTS } from '../paths.ts'
import type { ChangeSet } from './change-set.atoms.ts'
import styles from './changes.module.css'
import { changeSetPath } from './paths.ts'

/** How far it is, or what became of it. */
export function ChangeSetNews({ changeSet }: { changeSet: ChangeSet }) {
  const { kind, state, done, total, undoes, undoneBy, undo, failure } = changeSet
  const { number } = useAtomValue(formatsAtom)
  if (state === 'APPLYING') {
    return (
      <Card>
        <ProgressBar
          label={kind === 'UNDO' ? 'Taking changes back' : 'Changing items'}
          value={done}
          max={Math.max(total, 1)}
          text={`${number(done)} of ${number(total)} items`}
        />
        <p className={styles.note}>
          It goes on when you leave this page. All items are changed at once at the end, or none of them.
        </p>
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
  if (state === 'PREPARED') return <Banner title="This was looked at and not applied">Nothing was changed.</Banner>
  if (undoneBy) {
    const show = <TextLink href={changeSetPath(undoneBy)}>Show</TextLink>
    return <Banner tone="warning" title="This was taken back" action={show} />
  }
  return (
    <Banner
      tone="success"
      title={kind === 'UNDO' ? 'The changes are taken back' : 'Items are modified'}
      action={undoes && <TextLink href={changeSetPath(undoes)}>What was taken back</TextLink>}
    >
      {total === 1 ? '1 item' : `${number(total)} items`}
      {undo && undo.created > 0 && `, ${number(undo.created)} of them new`}
    </Banner>
  )
}
