/** Shows an account that nobody chooses by its public name: only administrators read accounts. */
export const accountComponents = {
  Cell: '/app/(payload)/accounts/account-cell#AccountCell',
  Field: '/app/(payload)/accounts/account-field#AccountField',
}
