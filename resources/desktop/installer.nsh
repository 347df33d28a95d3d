; emberforge:// links open the app. electron-builder registers them on Linux and macOS, not on Windows.
!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\emberforge" "" "URL:Emberforge"
  WriteRegStr SHELL_CONTEXT "Software\Classes\emberforge" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\emberforge\DefaultIcon" "" "$INSTDIR\${APP_EXECUTABLE_FILENAME},0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\emberforge\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
!macroend

!macro customUnInstall
  DeleteRegKey SHELL_CONTEXT "Software\Classes\emberforge"
!macroend
