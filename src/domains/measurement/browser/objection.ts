/** Whether the browser asks not to be measured, by Do Not Track or Global Privacy Control. */
export function hasObjected(): boolean {
  const { doNotTrack } = navigator
  return doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
}
