/** Three short tones and, on phones, three vibrations. Browsers allow sound after a press, such as that on the timer. */
export function ring(): void {
  navigator.vibrate?.([300, 150, 300, 150, 300])
  const audio = new AudioContext()
  for (const start of [0, 0.35, 0.7]) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = 880
    volume.gain.value = 0.2
    tone.connect(volume).connect(audio.destination)
    tone.start(audio.currentTime + start)
    tone.stop(audio.currentTime + start + 0.2)
  }
  setTimeout(() => audio.close(), 1500)
}
