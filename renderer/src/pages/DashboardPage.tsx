export { DashboardScreen as DashboardPage } from '@web/features/dashboard/DashboardScreen';
