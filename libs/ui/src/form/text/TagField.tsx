import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { TextField as AriaTextField, Button, Input, Tag, TagGroup, TagList } from 'react-aria-components'
import { ariaFieldProps, type FieldProps } from '../field.ts'
import styles from '../field.module.css'
import { FieldHelp } from '../FieldHelp.tsx'
import { FieldLabel } from '../FieldLabel.tsx'
import { isSaveKey } from '../save-key.ts'
import tagStyles from './TagField.module.css'

export interface TagFieldProps extends FieldProps {
  /** The entries, in the order in which they were added. */
  value: readonly string[]
  /** Called with all entries. */
  onChange?: (value: string[]) => void
  /** An example, shown while nothing is typed. */
  placeholder?: string
  /** The error of one entry, or undefined if it is valid. An invalid entry stays and is marked. */
  errorOf?: (tag: string, index: number) => string | undefined
}

/**
 * A list of short texts, such as additional UPCs. Enter, a comma or leaving the field adds the typed text; a pasted list
 * is split at commas and line breaks. Backspace or Delete removes the focused entry.
 */
export function TagField(props: TagFieldProps) {
  const { label, labelHidden, description, error, value, onChange, placeholder, errorOf, readOnly, disabled } = props
  const [draft, setDraft] = useState('')
  const fixed = readOnly || disabled
  const wrong = errorOf ? value.flatMap((tag, index) => errorOf(tag, index) ?? []) : []

  function add(text: string) {
    const tags = split(text)
    setDraft('')
    if (tags.length) onChange?.([...value, ...tags])
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === ',' || (event.key === 'Enter' && draft)) {
      event.preventDefault()
      add(draft)
    } else if (event.key === 'Backspace' && !draft && value.length) {
      onChange?.(value.slice(0, -1))
    } else if (isSaveKey(event)) {
      // The form that is saved now includes it.
      add(draft)
    }
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    if (split(text).length < 2) return
    event.preventDefault()
    add(`${draft}${text}`)
  }

  return (
    <div className={styles.field} data-invalid={error || wrong.length ? true : undefined}>
      <AriaTextField
        {...ariaFieldProps({ ...props, error: error ?? wrong[0] })}
        value={draft}
        onChange={setDraft}
        onBlur={() => add(draft)}
        className={styles.field}
      >
        <FieldLabel label={label} hidden={labelHidden} required={props.required} />
        {!(readOnly && value.length) && (
          <div className={styles.box}>
            <Input {...{ placeholder, onKeyDown, onPaste }} className={styles.input} autoComplete="off" />
          </div>
        )}
        <FieldHelp description={description} error={error ?? ([...new Set(wrong)].join(' ') || undefined)} />
      </AriaTextField>
      {value.length > 0 && (
        <TagGroup
          aria-label={label}
          onRemove={fixed ? undefined : (keys) => onChange?.(value.filter((_, index) => !keys.has(index)))}
        >
          <TagList className={tagStyles.tags}>
            {value.map((tag, index) => (
              <Tag
                key={index}
                id={index}
                textValue={tag}
                className={tagStyles.tag}
                data-invalid={errorOf?.(tag, index) ? true : undefined}
              >
                <span className={tagStyles.text}>{tag}</span>
                {!fixed && (
                  <Button slot="remove" className={tagStyles.remove}>
                    <X size={12} />
                  </Button>
                )}
              </Tag>
            ))}
          </TagList>
        </TagGroup>
      )}
    </div>
  )
}

function split(text: string) {
  return text
    .split(/[,\r\n\t]+/)
    .map((part) => part.trim())
    .filter(Boolean)
}
