import { ApiError, explain } from '@greenroom/api-client'
import { Button, ErrorState, Skeleton } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { Component, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'
import { isLoadFailure } from '#browser/load-failure.ts'
import { useWhenBack } from '#browser/use-when-back.ts'
import { isLost } from '#api/keep-trying.ts'
import { Failure } from './Failure.tsx'
import { focusHeading } from './focus-heading.ts'
import { retryAtom } from '#data/held.atoms.ts'

type Frame = (content: ReactNode) => ReactNode

type Props = {
  children: ReactNode
  fallback?: ReactNode
  /** Wraps the skeleton and the error, for children with their own wrapper. */
  frame?: Frame
  /** Shown if what the screen is about doesn't exist. */
  missing?: ReactNode
}

/** Shows a skeleton while a screen loads, and an explanation with Retry if it fails. */
export function ScreenBoundary({ children, fallback = <Skeleton rows={8} />, frame = bare, missing }: Props) {
  const retry = useSetAtom(retryAtom)
  const caught = useRef<Catch>(null)
  const hadFocus = useRef(false)
  useWhenBack(() => caught.current?.recover())
  return (
    <Catch ref={caught} onRetry={retry} {...{ frame, missing }}>
      <Suspense fallback={<Loading hadFocus={hadFocus}>{frame(fallback)}</Loading>}>
        {children}
        <Loaded hadFocus={hadFocus} />
      </Suspense>
    </Catch>
  )
}

type HadFocus = { hadFocus: RefObject<boolean> }

/** What is shown until the screen has loaded. Its heading may have the focus, and goes with it. */
function Loading({ hadFocus, children }: HadFocus & { children: ReactNode }) {
  useLayoutEffect(
    () => () => {
      hadFocus.current = document.activeElement?.matches('main h1') === true
    },
    [hadFocus],
  )
  return children
}

/** Moves the focus from the heading of the loading screen to that of the loaded one. */
function Loaded({ hadFocus }: HadFocus) {
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) focusHeading()
    hadFocus.current = false
  }, [hadFocus])
  return null
}

const bare: Frame = (content) => content

type CatchProps = { children: ReactNode; onRetry: () => void; frame: Frame; missing: ReactNode }

class Catch extends Component<CatchProps, { failure?: unknown }> {
  override state: { failure?: unknown } = {}

  static getDerivedStateFromError(failure: unknown) {
    return { failure }
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (isLoadFailure(failure)) {
      return this.props.frame(
        <ErrorState title="This screen couldn't be loaded">
          <p>A new version may have been installed, or the connection was lost. Reload the page to continue.</p>
          <Button onPress={() => window.location.reload()}>Reload</Button>
        </ErrorState>,
      )
    }
    if (this.props.missing && failure instanceof ApiError && failure.status === 404) {
      return this.props.frame(this.props.missing)
    }
    return this.props.frame(<Failure of={explain(failure)} onRetry={this.retry} />)
  }

  /** Called once the server can be reached again. */
  recover() {
    if (isLost(this.state.failure)) this.retry()
  }

  private retry = () => {
    this.props.onRetry()
    this.setState({ failure: undefined })
  }
}
