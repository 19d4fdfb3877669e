import { TextLink } from '@greenroom/ui'
import { DocumentLink } from '#documents/DocumentLink.tsx'
import { changeSetPath } from '#screens/change-set-path.ts'
import { useMay } from '#session/may.ts'
import type { LabelJob } from './label-jobs.atoms.ts'

const WORDS = { LIST: 'Typed list', FILTER: 'Item list', DOCUMENT: 'Document', CHANGE_SET: 'Change' }

/** Where the items of a print job came from, as a link for users who may open it; nothing of an old job. */
export function LabelJobSource({ source }: Pick<LabelJob, 'source'>) {
  const { may } = useMay('getChangeSet')
  if (!source) return null
  const { kind, id } = source
  if (id === undefined) return WORDS[kind]
  if (kind === 'DOCUMENT') return <DocumentLink number={id} />
  const words = `${WORDS[kind]} ${id}`
  return may ? <TextLink href={changeSetPath(id)}>{words}</TextLink> : words
}
