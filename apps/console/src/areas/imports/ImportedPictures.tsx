import { Banner, Button, Card, numbers, ProgressBar, TextLink } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { ProblemText } from '#failures/ProblemText.tsx'
import { problemOf } from '#failures/problem.ts'
import { itemPath } from '#screens/item-path.ts'
import { useMay } from '#session/may.ts'
import styles from './imports.module.css'
import { items } from './file/item-words.ts'
import { fetchPicturesAtom, picturesLeft, type TriedPicture } from './pictures.atoms.ts'

/** Downloads the pictures whose URLs a file names, a few at a time, on request. Hidden if the file names none. */
export function ImportedPictures({ importID }: { importID: string }) {
  const atStart = useAtomValue(picturesLeft(importID))
  const fetchNext = useSetAtom(fetchPicturesAtom)
  const { may } = useMay('fetchImportPictures')
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
  const itemsTried = new Set(tried.map(({ itemID }) => itemID)).size
  const fetched = itemsTried - new Set(problems.map(({ itemID }) => itemID)).size
  if (atStart === 0) return null
  return (
    <Card title="Pictures">
      {running ? (
        <ProgressBar
          label="Downloading pictures"
          value={itemsTried}
          max={Math.max(left + fetched, 1)}
          text={`${numbers.text(itemsTried)} of ${numbers.text(left + fetched)}`}
        />
      ) : (
        <div className={styles.above}>
          <p>
            {fetched > 0 && `Downloaded pictures for ${items(fetched)}. `}
            {left > 0
              ? `${items(left)} ${left === 1 ? 'has a picture that has' : 'have pictures that have'} not been downloaded yet.`
              : ''}
          </p>
          {may && left > 0 && (
            <Button onPress={() => void fetchAll()}>{problems.length > 0 ? 'Try again' : 'Download pictures'}</Button>
          )}
        </div>
      )}
      {failure !== undefined && (
        <Banner tone="danger" title="The pictures couldn't be downloaded">
          <ProblemText {...problemOf(failure)} /> Pictures already downloaded are kept.
        </Banner>
      )}
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label="Pictures that couldn't be downloaded">
          {problems.map(({ itemID, address, problem }) => (
            <li key={`${itemID} ${address}`}>
              <TextLink href={itemPath(itemID)}>{itemID}</TextLink> {problem}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
