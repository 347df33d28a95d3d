export { LoginScreen as LoginPage } from '@web/features/auth/LoginScreen';
