import { Button } from '@greenroom/ui'
import { useState } from 'react'
import { STILL, tokensNamed } from './sheet.ts'
import styles from './tokens.module.css'
import { TokenTable } from './TokenTable.tsx'

/** Durations and the curve, each with a ball that moves by it. */
export function Motions() {
  const [moved, setMoved] = useState(false)
  return (
    <>
      <Button onPress={() => setMoved(!moved)}>Move</Button>
      <TokenTable
        label="Motion"
        head={['Value', 'With reduced motion', 'Looks']}
        rows={tokensNamed('quick', 'calm', 'ease').map(([name, value]) => [
          name,
          value,
          STILL[name] ?? value,
          <span key="looks" className={styles.track} data-moved={moved || undefined}>
            <span
              className={styles.ball}
              style={{ transition: `transform ${name === 'ease' ? 'var(--calm)' : `var(--${name})`} var(--ease)` }}
            />
          </span>,
        ])}
      />
    </>
  )
}
