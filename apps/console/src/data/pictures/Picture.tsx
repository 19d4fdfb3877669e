import { useAtomValue } from 'jotai'
import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { apiAtom } from '#api/api.ts'
import { pictureURL, type PictureSize } from './picture-urls.ts'
import styles from './picture.module.css'

type PictureProps = {
  imageID: string
  /** At most 320 or 1600 pixels per side; or the company's logo. */
  size: PictureSize
  /** '' if adjacent text says the same. */
  alt: string
}

/** How long it must be on screen before it is loaded, in milliseconds, so that fast scrolling loads nothing. */
const PAUSE_MS = 50

/** A picture of the company, with its space reserved while it loads. */
export function Picture({ imageID, size, alt }: PictureProps) {
  const api = useAtomValue(apiAtom)
  const [shown, setShown] = useState<{ of: string; url?: string }>()
  useEffect(() => {
    let gone = false
    const show = (url?: string) => !gone && setShown({ of: imageID, url })
    const timer = setTimeout(() => {
      pictureURL(api, imageID, size).then(show, () => show())
    }, PAUSE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [api, imageID, size])
  if (shown?.of !== imageID) return <span className={styles.place} />
  if (shown.url) return <img className={styles.picture} src={shown.url} alt={alt} draggable={false} />
  return (
    <span className={styles.place} role="img" aria-label={`${alt} (not loaded)`.trim()}>
      <ImageOff size={16} />
    </span>
  )
}
