let audio: AudioContext | undefined

/** Tells what became of a scan by sound and vibration, to people who don't look at the screen. */
export function signal(isTaken: boolean): void {
  // iOS has no vibration.
  navigator.vibrate?.(isTaken ? 40 : [90, 60, 90])
  audio ??= new AudioContext()
  if (isTaken) beep(audio, 1_250, 0.07)
  else beep(audio, 280, 0.3)
}

const VOLUME = 0.2

/** A tone in Hz, for some seconds. */
function beep(context: AudioContext, frequency: number, seconds: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  tone.frequency.value = frequency
  volume.gain.value = VOLUME
  tone.connect(volume).connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + seconds)
}
