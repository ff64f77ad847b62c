export { Lost as default } from '../frame/lost'
