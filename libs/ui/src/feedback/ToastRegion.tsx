import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components'
import { Button as ActionButton } from '../action/Button.tsx'
import buttonStyles from '../action/button.module.css'
import { TextLink } from '../action/TextLink.tsx'
import styles from './ToastRegion.module.css'
import { toastQueue } from './toasts.ts'

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** Where `toasts` appear, at the bottom right, until it goes. Render it once per app; F6 moves the focus there. */
export function ToastRegion() {
  useEffect(() => () => toastQueue.clear(), [])
  return (
    <AriaToastRegion queue={toastQueue} className={styles.region}>
      {({ toast }) => {
        const { title, text, tone = 'info', link, action } = toast.content
        const Icon = ICONS[tone]
        return (
          <Toast toast={toast} className={styles.toast} data-tone={tone}>
            <Icon size={16} />
            <ToastContent role={tone === 'danger' ? 'alert' : 'status'} className={styles.content}>
              <Text slot="title" className={styles.title}>
                {title}
              </Text>
              {text && <Text slot="description">{text}</Text>}
              {link && <TextLink href={link.href}>{link.text}</TextLink>}
            </ToastContent>
            {action && (
              <ActionButton
                size="small"
                onPress={() => {
                  toastQueue.close(toast.key)
                  action.onPress()
                }}
              >
                {action.text}
              </ActionButton>
            )}
            <Button
              slot="close"
              className={buttonStyles.button}
              data-variant="quiet"
              data-size="small"
              data-shape="icon"
            >
              <X />
            </Button>
          </Toast>
        )
      }}
    </AriaToastRegion>
  )
}
