import { Banner, FilesDrop, IconButton } from '@greenroom/ui'
import { IMAGES_MAX } from '@greenroom/catalog'
import { useAtom } from 'jotai'
import { X } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useItemScope } from '../form/item-form-context.ts'
import styles from './images.module.css'
import { PICTURE_TYPES, pictureFault } from '#data/pictures/picture-file.ts'
import { HINT, usePastedFiles } from './picture-files.ts'

/** The pictures of a new item, in their order. They are uploaded once the item is created. */
export function NewPictures() {
  const [files, setFiles] = useAtom(useItemScope().picturesAtom)
  const [faults, setFaults] = useState<readonly string[]>([])
  const add = (chosen: readonly File[]) => void addFiles(chosen)
  usePastedFiles(add, false)

  async function addFiles(chosen: readonly File[]) {
    const found = await Promise.all(chosen.map(pictureFault))
    setFaults(found.filter((fault) => fault !== undefined))
    const fit = chosen.filter((_, index) => found[index] === undefined)
    setFiles((now) => [...now, ...fit].slice(0, IMAGES_MAX))
  }

  return (
    <div className={styles.tab}>
      {faults.length > 0 && <Banner tone="danger">{faults.join(' ')}</Banner>}
      {files.length > 0 && (
        <ul className={styles.staged} aria-label="Pictures">
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`}>
              <Preview file={file} />
              <IconButton
                label={`Remove ${file.name}`}
                icon={<X />}
                size="small"
                onPress={() => setFiles(files.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      {files.length < IMAGES_MAX && (
        <FilesDrop label="Drop pictures here" hint={HINT} accept={PICTURE_TYPES} onFiles={add} />
      )}
    </div>
  )
}

function Preview({ file }: { file: File }) {
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return <img src={url} alt={file.name} className={styles.preview} />
}
