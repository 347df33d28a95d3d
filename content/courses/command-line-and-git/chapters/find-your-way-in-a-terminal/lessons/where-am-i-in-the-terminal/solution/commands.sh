cd ~/lowmoor
ls
cd archive
ls
cd hall
ls
cd shelf-3
ls
