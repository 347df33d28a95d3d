import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { INVITATION_DAYS } from '@shared/rules/recruits';
import { UiLink } from '@web/ui/UiLink';
import { LegalPage } from './LegalPage';
import { Recipients } from './Recipients';

/** /privacy */
export function PrivacyScreen() {
  return (
    <LegalPage
      title={t`Privacy`}
      lead={t`What we store about you, why, and for how long. The host of this server is responsible for your data.`}
    >
      <h2>
        <Trans>What we store with your account</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Your email address, to send you sign-in links. There’s no password.</Trans>
        </li>
        <li>
          <Trans>Your first and last name, so we know what to call you.</Trans>
        </li>
        <li>
          <Trans>
            What you write on your profile, your picture, and handles that you had before. A picture is drawn
            again when you upload it, which removes what cameras write into files, such as where it was taken.
          </Trans>
        </li>
        <li>
          <Trans>Your time zone, so your day starts at midnight where you are.</Trans>
        </li>
        <li>
          <Trans>The answers you submit, how they were graded, and the XP you earned.</Trans>
        </li>
        <li>
          <Trans>
            What you’re writing in each lesson and up to ten earlier versions of it, so it’s there on all your
            devices.
          </Trans>
        </li>
        <li>
          <Trans>
            Your reviews of courses. The public part is shown to everybody, with your first and last name;
            only the people who run this server see the private part.
          </Trans>
        </li>
        <li>
          <Trans>
            What you report about a lesson, with your code if you attach it. Messages of guests are stored
            without a name.
          </Trans>
        </li>
        <li>
          <Trans>
            Who recruited you, if you came from a friend’s link. They see your first name, your handle, and
            how far you are with your first lessons.
          </Trans>
        </li>
        <li>
          <Trans>
            The email addresses of friends whom you invite, until they join, for {INVITATION_DAYS} days at
            most.
          </Trans>
        </li>
        <li>
          <Trans>
            Your email address if you join the <UiLink href="/join-vim-list">Vim list</UiLink>, for one
            message about a course on Vim. It works without an account, too.
          </Trans>
        </li>
        <li>
          <Trans>
            What you want to be notified of, and your quiet hours. We email reminders only if you ask for
            them, and every one has a link to unsubscribe.
          </Trans>
        </li>
        <li>
          <Trans>
            For each device on which you turn on push notifications, the address and the keys that your
            browser gives us. The notifications go through your browser’s maker, encrypted, so that only your
            device can read them.
          </Trans>
        </li>
        <li>
          <Trans>
            If you sign in with Google or GitHub, or link Discord: the account’s id there, and its address or
            name. For passkeys: their public half.
          </Trans>
        </li>
        <li>
          <Trans>
            Where you’re signed in: a name such as “Firefox on Windows”, and when you were last there, to the
            hour. Not the address you came from.
          </Trans>
        </li>
        <li>
          <Trans>
            A hash of the network address that requested your last sign-in links, so nobody can flood your
            inbox. The address can’t be recovered from it.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Who sees your profile</Trans>
      </h2>
      <p>
        <Trans>
          Your profile is a public page with your name, your handle, your picture, what you wrote on it, your
          courses, numbers and achievements. Search engines are asked not to list it. You can make it private
          in the settings: then only you see it, within half a minute. Your email address is never on it.
        </Trans>
      </p>
      <p>
        <Trans>
          The admins of this server can view the site as you see it, for example to find out why something
          doesn’t work for you. They have to say why, it ends after 30 minutes at most, and they can’t answer
          lessons, spend your gems or change how you sign in. When and why they did is logged, and in the data
          that you can download.
        </Trans>
      </p>
      <h2>
        <Trans>What’s stored in your browser</Trans>
      </h2>
      <ul>
        <li>
          <Trans>The code you’re writing in each lesson, so you don’t lose it when you reload.</Trans>
        </li>
        <li>
          <Trans>Settings such as your theme and pane sizes.</Trans>
        </li>
        <li>
          <Trans>
            A cookie, <code>refresh_token</code>, which keeps you signed in for 60 days. Scripts can’t read
            it.
          </Trans>
        </li>
        <li>
          <Trans>
            A cookie, <code>signed_in</code>, which comes and goes with it. It tells this page that you’re
            signed in, and nothing else.
          </Trans>
        </li>
        <li>
          <Trans>
            Cookies that last until a sign-in with Google or GitHub is done, for an hour at most. They make
            sure that it’s you who comes back.
          </Trans>
        </li>
        <li>
          <Trans>
            A cookie, <code>onboardingSeen</code>, which remembers for one day that you’ve seen the welcome
            page.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          If you’re not signed in, we only see what every web server sees: the address your requests come from
          and when, in a log that we use to keep the service running.
        </Trans>
      </p>
      <h2>
        <Trans>What we don’t do</Trans>
      </h2>
      <p>
        <Trans>
          No ads and no tracking. Your data is never sold, and nobody else gets any of it, except as listed
          here.
        </Trans>
      </p>
      <h2>
        <Trans>Who else gets data</Trans>
      </h2>
      <Recipients />
      <h2>
        <Trans>Running your code</Trans>
      </h2>
      <p>
        <Trans>
          When you press Run, your code runs in your own browser. In most languages it goes nowhere else. C
          and Go have to be compiled first: until your browser has downloaded their compiler, it sends your
          code to this server, which compiles it without running it. The server keeps the compiled program for
          the next time, without your name, and drops the oldest ones when its cache is full.
        </Trans>
      </p>
      <p>
        <Trans>
          When you press Submit, we send your code to this server, run it in a sandbox without network access,
          and store it with your result. If you’re not signed in, we check it and don’t store it. Once you’re
          signed in, what you’re writing in a lesson is saved to your account as well.
        </Trans>
      </p>
      <h2>
        <Trans>Your rights</Trans>
      </h2>
      <p>
        <Trans>
          In the settings, under Account, you can download everything that this server holds about you, and
          delete your account with all of it. What’s left are numbers that others’ totals are made of, without
          your name. We keep your data for as long as you have an account, and logs for a short time.
        </Trans>
      </p>
    </LegalPage>
  );
}
