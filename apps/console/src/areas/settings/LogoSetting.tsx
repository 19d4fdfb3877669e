import { ConfirmDialog, FileDrop, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { logoIDAtom } from '#data/company.atoms.ts'
import { pictureFault, PICTURE_TYPES } from '#data/pictures/picture-file.ts'
import { Picture } from '#data/pictures/Picture.tsx'
import { problemWords } from '#failures/problem.ts'
import { MayButton } from '#session/MayButton.tsx'
import { useMay } from '#session/may.ts'
import { saveLogoAtom } from './logo.atoms.ts'
import styles from './settings.module.css'

/** The company's logo, saved at once. */
export function LogoSetting() {
  const logoID = useAtomValue(logoIDAtom)
  const { may } = useMay('setCompanyLogo')
  const save = useSetAtom(saveLogoAtom)
  const [saving, setSaving] = useState(false)
  const [fault, setFault] = useState<string>()
  const [removing, setRemoving] = useState(false)

  async function change(file: File | undefined) {
    setSaving(true)
    try {
      const found = file && (await pictureFault(file))
      if (!found) {
        await save(file, logoID)
        toasts.show({ tone: 'success', title: `The logo has been ${file ? 'saved' : 'removed'}` })
      }
      setFault(found)
    } catch (failure) {
      setFault(problemWords(failure))
    } finally {
      setSaving(false)
    }
  }

  return (
    <section className={styles.panel} aria-label="Logo">
      <h3>Logo</h3>
      <p className={styles.muted}>At the top of the console and on printed documents. None by default.</p>
      {logoID && (
        <div className={styles.row}>
          <span className={styles.logo}>
            <Picture imageID={logoID} size="logo" alt="The company's logo" />
          </span>
          <MayButton operation="removeCompanyLogo" icon={<Trash2 />} onPress={() => setRemoving(true)}>
            Remove logo
          </MayButton>
        </div>
      )}
      {may && (
        <FileDrop
          label={logoID ? 'Drop another logo here' : 'Drop a logo here'}
          hint="JPEG, PNG, WebP, GIF or AVIF, up to 10 MB"
          accept={PICTURE_TYPES}
          error={fault}
          disabled={saving}
          onFile={(file) => void change(file)}
        />
      )}
      <ConfirmDialog
        title="Remove the logo?"
        open={removing}
        confirm="Remove logo"
        danger
        onConfirm={() => {
          setRemoving(false)
          void change(undefined)
        }}
        onCancel={() => setRemoving(false)}
      >
        The console and printed documents then show the company&apos;s name alone.
      </ConfirmDialog>
    </section>
  )
}
