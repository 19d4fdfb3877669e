import { explain } from '@greenroom/api-client'
import { Banner, Button, Card, ProgressBar, TextLink } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { itemPath } from '#app/item-path.ts'
import { useAccess } from '#app/session.atoms.ts'
import { useLoadingAtom } from '#app/use-loading-atom.ts'
import styles from './imports.module.css'
import { items } from './item-words.ts'
import { fetchPicturesAtom, picturesLeftAtom, type TriedPicture } from './pictures.atoms.ts'

/** Pictures that the file names by their addresses: fetched when asked for, a few at a time. Nothing where there are none. */
export function ImportedPictures({ importID }: { importID: string }) {
  const atStart = useAtomValue(useLoadingAtom(picturesLeftAtom, [importID]))
  const fetchNext = useSetAtom(fetchPicturesAtom)
  const { write } = useAccess('CATALOG_IMPORT')
  const [left, setLeft] = useState(atStart)
  const [tried, setTried] = useState<readonly TriedPicture[]>([])
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function fetchAll() {
    setTried([])
    setFailure(undefined)
    setRunning(true)
    try {
      let next: string | null | undefined
      do {
        const answer = await fetchNext(importID, next ?? undefined)
        next = answer.next
        setLeft(answer.left)
        setTried((before) => [...before, ...answer.tried])
      } while (next !== null && isShown.current)
    } catch (thrown) {
      setFailure(thrown)
    }
    setRunning(false)
  }

  const problems = tried.filter(({ problem }) => problem !== null)
  const fetched = tried.length - problems.length
  if (atStart === 0) return null
  return (
    <Card title="Pictures">
      {running ? (
        <ProgressBar
          label="Fetching pictures"
          value={tried.length}
          max={Math.max(left + fetched, 1)}
          text={`${tried.length.toLocaleString()} of ${(left + fetched).toLocaleString()}`}
        />
      ) : (
        <div className={styles.above}>
          <p>
            {fetched > 0 && `${items(fetched)} got the picture. `}
            {left > 0
              ? `${items(left)} ${left === 1 ? 'names' : 'name'} a picture on the web that is not here yet.`
              : ''}
          </p>
          {write && left > 0 && (
            <Button onPress={() => void fetchAll()}>{problems.length > 0 ? 'Try again' : 'Fetch the pictures'}</Button>
          )}
        </div>
      )}
      {failure !== undefined && (
        <Banner tone="danger" title="The pictures could not be fetched">
          {explain(failure).message} What is here already stays.
        </Banner>
      )}
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label="Pictures that could not be fetched">
          {problems.map(({ itemID, problem }) => (
            <li key={itemID}>
              <TextLink href={itemPath(itemID)}>{itemID}</TextLink> {problem}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
